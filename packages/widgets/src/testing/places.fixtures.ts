const drop = (id: string, name: string, line: string, distance: string, hours: string) => ({
  LocationID: id,
  AddressKeyFormat: {
    ConsigneeName: name,
    AddressLine: line,
    PoliticalDivision2: 'Mississauga',
    PoliticalDivision1: 'ON',
    PostcodePrimaryLow: 'L5G1C9',
    CountryCode: 'CA',
  },
  Distance: { Value: distance, UnitOfMeasurement: { Code: 'KM' } },
  StandardHoursOfOperation: hours,
  AccessPointInformation: { PublicAccessPointID: `U${id}` },
})

/** The carrier's pick-up points: not sorted by distance, with entities, and numbers as strings. */
export const somePickUpPoints = {
  LocatorResponse: {
    SearchResults: {
      DropLocation: [
        drop('2', 'Stop &amp; Smile Variety', '12 Port St E', '1.4', 'Mon–Fri: 8:00 AM–9:00 PM; Sat–Sun: closed'),
        drop(
          '1',
          'Lakeside Drug Store',
          '60 Lakeshore Rd E',
          '0.6',
          'Mon–Fri: 9:00 AM–6:00 PM; Sat–Sun: 9:00 AM–5:00 PM',
        ),
      ],
    },
  },
}

/** The look-up's reply while an address is typed: an address and a street with several. */
export const someFoundAddresses = {
  Items: [
    { Id: 'CA|CP|B|1', Text: '12 Port St E', Cursor: 0, Description: 'Mississauga, ON, L5G 1C9', Next: 'Retrieve' },
    { Id: 'CA|CP|S|2', Text: 'Port St E', Cursor: 9, Description: 'Mississauga, ON - 32 Addresses', Next: 'Find' },
  ],
}
