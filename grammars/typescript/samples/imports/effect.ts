console.log('effect');
