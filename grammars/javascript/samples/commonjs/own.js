module.exports = async function run() {
  return help(); // help -> help
};
function help() {
  return 1;
}
if (require.main === module) module.exports();
