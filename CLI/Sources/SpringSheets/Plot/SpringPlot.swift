extension SpringSheet { func plot(_ style: PlotStyle) -> String { "" } }
