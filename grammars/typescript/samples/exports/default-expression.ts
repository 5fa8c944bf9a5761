const config = { name: 'x' };
export default config;
