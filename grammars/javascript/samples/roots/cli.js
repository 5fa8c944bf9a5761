#!/usr/bin/env node
require("./inner");
