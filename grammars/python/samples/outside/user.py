class User:
    name = ''

    def rename(self):
        return 1

    def can_edit(self):
        return True


class Team:
    def rename(self):
        return 2

    def append(self, user):
        return user
