import { defineComponent } from 'vue';
import Counter from './Counter.vue';

export default defineComponent({
  components: { Counter },
  methods: {
    save() {},
  },
});
