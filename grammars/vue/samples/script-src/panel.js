import Counter from './Counter.vue';

export default {
  components: { Counter },
  props: { title: String },
  methods: {
    close() {},
  },
};
