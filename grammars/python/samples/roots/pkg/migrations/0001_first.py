class Migration:
    pass
