public struct Amount {}
