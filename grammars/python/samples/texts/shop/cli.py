from shop.mail import send
def main(): return send("x")
