class Kit { run() { return 1; } }
export = Kit;
