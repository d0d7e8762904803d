public import ArgumentParser
public import JellyRecording

extension FilmAppearance: @retroactive ExpressibleByArgument {}
