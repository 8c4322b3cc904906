"""The pages. They render View and Ask, and know no game by name."""

from flask import Blueprint

from referee.web.phone import page as phone
from referee.web.story import page as story

PAGES: tuple[Blueprint, ...] = (phone, story)
