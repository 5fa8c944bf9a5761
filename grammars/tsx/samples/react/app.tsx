import { Button, Link, Memo, Panel, Parts, type ButtonProps } from './button.tsx';

const shared: ButtonProps = { label: 'a', onPress: (event) => event.stop() }; // Press.stop

function Row({ item, render }: { item: string; render: (text: string) => string }) {
  return <li title={render(item)}>{item}</li>;
}

export function App() {
  const press = () => undefined;
  return (
    <>
      <Button label="x" onPress={(event) => event.stop()} /> {/* Press.stop ButtonProps.label */}
      <Link label="y" /> {/* ButtonProps.label */}
      <Panel {...shared} label="z" onPress={press} /> {/* ButtonProps.label */}
      <Memo label="m" /> {/* ButtonProps.label */}
      <Parts.Button label="p" /> {/* ButtonProps.label */}
      {['a'].map((item) => (
        <Row key={item} item={item} render={(text) => text.trim()} />
      ))}
    </>
  );
}
