export class Page extends React.Component {
  render() {
    return <main>{this.props.children}</main>;
  }
}
