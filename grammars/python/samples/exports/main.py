import pkg.sub.leaf
import pkg.helpers as tools
from pkg import *

Core().run()  # Core.run
public().run()  # Hidden.run
helpers.help().run()  # Star.run
late().run()  # Core.run
tools.help().run()  # Star.run
pkg.sub.leaf.grow().run()  # Star.run
