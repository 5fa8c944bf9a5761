import { createApp } from 'vue';
import Bare from './Bare.vue';
import Counter from './Counter.vue';
import Extended from './Extended.vue';
import Typed from './Typed.vue';

createApp(Counter).mount('#app'); // Counter
createApp(Typed);
createApp(Extended);
createApp(Bare);
