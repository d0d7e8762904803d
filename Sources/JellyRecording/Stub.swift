import Jelly
