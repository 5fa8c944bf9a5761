class TestCore:
    def setup_method(self):
        pass

    def test_one(self):
        pass


def helper():
    pass
