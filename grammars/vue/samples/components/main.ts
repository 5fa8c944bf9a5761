import BasketPanel from './BasketPanel.vue'; // BasketPanel -> BasketPanel
import Rendered from './Rendered.vue'; // Rendered -> Rendered
import { createApp } from 'vue';

createApp(BasketPanel).component('Rendered', Rendered).mount('#app'); // BasketPanel -> BasketPanel, Rendered -> Rendered
