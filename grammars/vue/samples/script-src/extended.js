import Vue from 'vue';

const Extended = Vue.extend({
  methods: {
    open() {},
  },
});

export default Extended;
