class Deep:
    def dive(self):
        pass
