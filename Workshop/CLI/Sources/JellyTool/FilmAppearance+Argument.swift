public import ArgumentParser
public import JellyFilm

extension FilmAppearance: ExpressibleByArgument {}
