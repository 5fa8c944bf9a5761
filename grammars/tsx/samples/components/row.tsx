export interface RowProps {
  id: string;
  select(): void;
}
export const Row = ({ id }: RowProps): JSX.Element => <li id={id} />;
