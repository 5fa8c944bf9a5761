import { define } from './define.ts';
export default define({
  setup() {
    define({});
  },
});
