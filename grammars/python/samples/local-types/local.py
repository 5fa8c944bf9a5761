class Base:
    def run(self):
        return 1


def small():
    class Local(Base):
        x = 1

    Local().run()  # Base.run
    local = Local()
    return local.run()  # Base.run


def deeper():
    class First(Base):
        pass

    class Second(First):
        def own(self):
            return self.run()  # Base.run

    Second().run()  # Base.run
    return Second().own()  # deeper.Second.own
