export { type BuiltFile, type Bundle, type BundleOptions, bundleElements } from '../src/bundle.ts'
export { integrityOf, pruneReleases } from '../src/releases.ts'
export { partsOf, type Weight, weightOf } from '../src/weight.ts'
