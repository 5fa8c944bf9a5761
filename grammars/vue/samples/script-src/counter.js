export const step = 2;

export default {
  data() {
    return { count: 0 };
  },
  computed: {
    label() {
      return `${this.count}`;
    },
  },
  methods: {
    hit() {
      this.count += step;
    },
    unused() {},
  },
};
