docs: | clean
	$(banner)
	doxygen $(DOCS_FLAGS)
