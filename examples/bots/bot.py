"""A bot in forty lines, with Python's standard library alone: it plays any game of Rudel, at random.

Try it: npx rudel arena dog --bots 'easy,exec:python3 examples/bots/bot.py' --matches 10
What the lines mean: docs/bot-protocol.md. Lines on stderr are yours; on stdout speaks the bot.
"""
import random
import sys


def say(line):
    print(line, flush=True)


def choose(sight, legal):
    """Your turn: sight is all that your seat knows, legal is all that it may do."""
    say(f"think {len(legal)} moves to choose from")
    return random.choice(legal)


def main():
    sight, legal = "", []
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "hello":  # rudel/1 game:dog/1 seat:2 seats:4 lang:en limit:5000 options:-
            say("ready Random Rover")
        elif word == "sight":
            sight, legal = rest, []
        elif word == "legal":
            legal.append(rest)
        elif word == "go":  # so many milliseconds may it take
            say(f"move {choose(sight, legal)}")
            legal = []
        elif word == "error":  # what was wrong; the match is lost
            print(rest, file=sys.stderr)
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
