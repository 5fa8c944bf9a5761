class A { m(): void {} only(): void {} }
class B { m(): void {} }
class Parent { static make() { return new A(); } make() { return new B(); } static helper() {} inst() {} }
class Child extends Parent {
  static make() { super.helper(); return super.make(); } // Parent.helper, Parent.make
  static again() { super.make().m(); } // Parent.make, A.m
  make() { super.inst(); return super.make(); } // Parent.inst, Parent.make~2
  also() { super.make().m(); } // Parent.make~2, B.m
  static { super.helper(); } // Parent.helper
  static field = super.make().m(); // Parent.make, A.m
  arrow = () => super.make().m(); // Parent.make~2, B.m
}
Child.make().m(); // Child.make, A.m
