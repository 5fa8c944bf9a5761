import { memo, type ReactNode } from 'react';
import { Row, type RowProps } from './row';

interface Props<T> {
  items: T[];
  render(item: T): ReactNode;
}

/** A list. */
export function List<T extends RowProps>({ items, render }: Props<T>) {
  return (
    <ul>
      {items.map((item) => (
        <Row<T> key={item.id} {...item} onSelect={() => select(item)}>
          {render(item)}
        </Row>
      ))}
    </ul>
  );
}

function select(item: RowProps): void {
  item.select();
}

export const Memoized = memo(List);
export const Wrapped = memo(function Inner(props: Props<RowProps>) {
  return <List {...props} />;
});
const generic = <T,>(value: T): T => value;
export default () => <Memoized items={[]} render={generic} />;
