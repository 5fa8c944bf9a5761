function target(): void {}
const other = 1;

function shadowed(target: () => void): void {
  target();
}

function inner(): void {
  function target(): void {}
  target();
}

function hoisted(): void {
  target();
  if (other) {
    var target = () => {};
  }
}

function blockScoped(): void {
  {
    const target = 1;
    target;
  }
  target();
}

function loop(): void {
  for (const target of [1]) {
    target;
  }
  for (let other = 0; other < 1; other++) other;
  for (const key in {}) key;
  target();
}

function caught(): void {
  try {
    target();
  } catch (target) {
    target;
  }
  try {
    target();
  } catch {
    target();
  }
}

function switched(): void {
  switch (other) {
    case 1:
      const target = 2;
      target;
  }
  target();
}

const named = function target() {
  target();
};

class Own {
  target(): void {
    target();
    this.target();
  }
}

label: for (;;) {
  break label;
}

const arrow = (other: number) => other + 1;
export function reads(): number {
  return other + arrow(other);
}
export { other };
