import * as React from 'react';
import { forwardRef, type FC, type ReactNode } from 'react';

export interface ButtonProps {
  label: string;
  onPress?: (event: Press) => void;
  children?: ReactNode;
}
export class Press {
  stop(): void {}
}
export const Button: FC<ButtonProps> = ({ label, onPress }) => (
  <button onClick={() => onPress?.(new Press())}>{label}</button>
);
export const Link = forwardRef<HTMLAnchorElement, ButtonProps>((props, ref) => (
  <a ref={ref}>{props.label}</a> // ButtonProps.label
));
export class Panel extends React.Component<ButtonProps, { open: boolean }> {
  override render() {
    return <Button {...this.props} label={this.props.label} />; // ButtonProps.label
  }
}
export const Memo = React.memo(Button);
export const Parts = { Button, Panel };
