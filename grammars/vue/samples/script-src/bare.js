export default {
  render() {},
};
