/**
 * What the words of a title promise of its picture, independent of the generator: the test of titles and pictures reads titles by these
 * lists alone.
 */

const rows = (text: TemplateStringsArray): string[][] =>
  text
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split('=').map((part) => part.trim()))

/** English noun = French noun = the archetype and the values that its picture shows; another word may replace a value. */
export const nouns = rows`
  wrap dress = robe portefeuille = dress wrap
  shirt dress = robe chemise = dress shirt
  T-shirt dress = robe t-shirt = dress tee
  fit-and-flare dress = robe évasée = dress flared
  maxi dress = robe longue = dress maxi
  pleated midi skirt = jupe mi-longue plissée = skirt pleated
  A-line skirt = jupe trapèze = skirt a-line
  blouse = chemisier = blouse classic
  tie-neck blouse = blouse à col lavallière = blouse tie-neck
  button-front shirt = chemise boutonnée = blouse shirt
  T-shirt = t-shirt = t-shirt tee
  henley = haut henley = t-shirt henley
  tunic = tunique = t-shirt tunic
  crew-neck sweater = chandail à col rond = sweater crew-neck
  V-neck sweater = chandail à encolure en V = sweater v-neck
  turtleneck sweater = chandail à col roulé = sweater turtleneck
  cowl-neck sweater = chandail à col bénitier = sweater cowl-neck
  open-front cardigan = cardigan ouvert = cardigan open-front
  button cardigan = cardigan boutonné = cardigan button-front
  straight-leg jeans = jeans à jambe droite = jeans straight-leg
  bootcut jeans = jeans semi-évasés = jeans bootcut
  slim jeans = jeans ajustés = jeans slim-leg
  pull-on pants = pantalon à enfiler = trousers pull-on
  wide-leg pants = pantalon à jambe large = trousers wide-leg
  leggings = leggings = trousers leggings
  parka = parka = coat parka
  puffer coat = doudoune = coat puffer
  overcoat = paletot = coat overcoat
  raincoat = imperméable = coat raincoat
  trench coat = trench = coat trench
  vest = veste sans manches = vest
  pyjama set = ensemble pyjama = pyjamas long-set
  short pyjama set = pyjama court = pyjamas short-set
  lounge set = ensemble de détente = pyjamas lounge-set
  sneakers = espadrilles = sneaker laced
  slip-on sneakers = espadrilles à enfiler = sneaker slip-on
  ankle boots = bottillons = boot ankle-boot
  winter boots = bottes d’hiver = boot winter-boot
  rain boots = bottes de pluie = boot rain-boot
  sandals = sandales = sandal flat-sandal
  wedge sandals = sandales compensées = sandal wedge
  pumps = escarpins = pump heeled
  ballet flats = ballerines = pump ballet
  crossbody bag = sac à bandoulière = handbag crossbody
  satchel = sac cartable = handbag satchel
  shoulder bag = sac à épaule = handbag shoulder-bag
  tote bag = sac fourre-tout = tote open-tote
  reversible tote = fourre-tout réversible = tote reversible
  zip-around wallet = portefeuille à glissière = wallet zip-around
  card holder = porte-cartes = wallet card-holder
  scarf = foulard = scarf scarf
  wrap = étole = scarf shawl
  toque = tuque = hat toque
  bucket hat = bob = hat bucket
  gloves = gants = gloves
  socks = bas = socks
  belt = ceinture = belt
  sunglasses = lunettes de soleil = sunglasses square
  halo ring = bague halo = ring halo
  three-stone ring = bague trois pierres = ring three-stone
  cocktail ring = bague cocktail = ring cocktail
  solitaire ring = bague solitaire = ring solitaire
  bridal ring set = ensemble de mariage = ring bridal
  eternity band = jonc éternité = ring eternity
  stackable ring = bague à superposer = ring stackable
  pendant = pendentif = necklace pendant
  heart pendant = pendentif cœur = necklace heart
  paperclip chain = chaîne trombone = necklace paperclip
  rope chain = chaîne corde = necklace rope
  freshwater pearl necklace = collier de perles d’eau douce = necklace pearls
  hoop earrings = créoles = earrings hoop
  stud earrings = boutons d'oreilles = earrings stud
  halo stud earrings = boutons d'oreilles halo = earrings halo-stud
  drop earrings = pendants d'oreilles = earrings drop
  freshwater pearl drop earrings = pendants d'oreilles à perles d'eau douce = earrings pearl-drop
  tennis bracelet = bracelet rivière = bracelet tennis
  gemstone bracelet = bracelet = bracelet gemstone
  bangle = bracelet jonc = bracelet bangle
  charm bracelet = bracelet à breloques = bracelet charm
  women's watch = montre pour femme = watch womens
  men's watch = montre pour homme = watch mens
  brooch = broche = brooch
  day cream = crème de jour = cream-jar jar
  night cream = crème de nuit = cream-jar jar
  gel cream = gel-crème = cream-jar jar
  serum = sérum = serum-bottle dropper
  facial oil = huile pour le visage = serum-bottle dropper
  eye cream = crème contour des yeux = cream-jar tube
  cleansing balm = baume nettoyant = cream-jar tub
  face mask = masque pour le visage = cream-jar tub
  lipstick = rouge à lèvres = lipstick bullet
  tinted lip balm = baume à lèvres teinté = lipstick balm
  eyeshadow palette = palette de fards à paupières = palette palette
  blush = fard à joues = palette blush
  mascara = mascara = mascara
  makeup brush set = ensemble de pinceaux = brush-set x8
  eau de parfum = eau de parfum = perfume parfum
  eau de cologne = eau de Cologne = perfume cologne
  body mist = brume pour le corps = perfume mist
  shampoo = shampoing = shampoo single
  shampoo and conditioner duo = duo shampoing et revitalisant = shampoo duo
  hair oil = huile capillaire = serum-bottle pump
  hair mask = masque capillaire = cream-jar tub
  hair dryer = séchoir à cheveux = hair-dryer
  hair straightener = fer plat = hair-straightener
  body butter = beurre corporel = cream-jar tub
  hand cream = crème pour les mains = cream-jar tube
  nail polish = vernis à ongles = nail-polish
  duvet = couette = duvet insert
  quilt set = ensemble de courtepointe = duvet quilt
  duvet cover set = ensemble de housse de couette = duvet cover
  sheet set = ensemble de draps = sheet-set x4
  pillow = oreiller = pillow
  throw = jeté = throw
  mattress topper = surmatelas = mattress topper
  mattress = matelas = mattress mattress
  towel set = ensemble de serviettes = towel towels x6
  bath sheet = serviette géante = towel bath-sheet
  curtain panels = rideaux = curtain
  bath mat = tapis de bain = rug bath-mat
  area rug = carpette = rug area-rug
  table lamp = lampe de table = lamp table-lamp
  bedside lamp = lampe de chevet = lamp bedside-lamp
  scented candle = bougie parfumée = candle scented
  flameless candles = bougies sans flamme = candle flameless x3
  vase = vase = vase
  picture frame = cadre photo = picture-frame
  wall clock = horloge murale = clock
  storage bins = bacs de rangement = storage-box x2
  stick vacuum = aspirateur-balai = vacuum stick
  upright vacuum = aspirateur vertical = vacuum upright
  steam mop = vadrouille à vapeur = steam-mop
  steam iron = fer à vapeur = iron
  tower fan = ventilateur colonne = fan tower
  pedestal fan = ventilateur sur pied = fan pedestal
  space heater = chaufferette = heater
  air purifier = purificateur d'air = air-purifier
  frying pan = poêle = frying-pan frying
  sauté pan = sauteuse = frying-pan saute
  Dutch oven = cocotte = pot dutch-oven
  stockpot = marmite = pot stockpot
  cookware set = batterie de cuisine = pot cookware
  baking pan = moule à gâteau = baking-pan pan
  bakeware set = ensemble de moules = baking-pan bakeware
  air fryer = friteuse à air chaud = air-fryer one-basket
  blender = mélangeur = blender
  stand mixer = batteur sur socle = stand-mixer
  toaster = grille-pain = toaster slots2
  slow cooker = mijoteuse = slow-cooker
  coffee maker = cafetière = coffee-maker drip
  espresso machine = machine à espresso = coffee-maker espresso
  kettle = bouilloire = kettle spout
  mug set = ensemble de tasses = mug x4
  dinnerware set = service de vaisselle = dinner-set dinnerware
  serving bowl set = ensemble de bols de service = dinner-set bowls
  wine glasses = verres à vin = glass-set wine-glass x4
  tumblers = gobelets = glass-set tumbler x4
  knife set = ensemble de couteaux = knife-set x8
  cutting board = planche à découper = cutting-board
  food storage container set = ensemble de contenants = food-container
  tablet = tablette = tablet tablet
  e-reader = liseuse = tablet e-reader
  laptop = ordinateur portable = laptop
  unlocked smartphone = téléphone intelligent déverrouillé = phone smartphone
  big-button phone = téléphone à grosses touches = phone big-button
  smartwatch = montre intelligente = smartwatch
  power bank = pile externe = charger power-bank
  wireless charger = chargeur sans fil = charger wireless
  over-ear headphones = écouteurs circum-auriculaires = headphones over-ear
  TV headphones = écouteurs pour téléviseur = headphones tv-headphones
  Bluetooth speaker = haut-parleur Bluetooth = speaker box-speaker
  sound bar = barre de son = speaker sound-bar
  smart TV = téléviseur intelligent = television
  digital camera = appareil photo numérique = camera digital
  instant camera = appareil photo instantané = camera instant
  video doorbell = sonnette vidéo = doorbell-camera doorbell
  outdoor security camera = caméra de sécurité extérieure = doorbell-camera security
  treadmill = tapis roulant = treadmill treadmill
  walking pad = tapis de marche = treadmill walking-pad
  exercise bike = vélo stationnaire = exercise-bike
  dumbbell set = ensemble d'haltères = dumbbell
  yoga mat = tapis de yoga = yoga-mat yoga
  exercise mat = tapis d'exercice = yoga-mat exercise
  neck massager = appareil de massage pour la nuque = massager neck
  foot massager = appareil de massage pour les pieds = massager foot
  massage gun = pistolet de massage = massager gun
  vitamin D3 = vitamine D3 = vitamins pill-bottle
  multivitamin = multivitamine = vitamins pill-bottle
  magnesium = magnésium = vitamins pill-bottle
  marine collagen = collagène marin = vitamins powder
  omega-3 = oméga-3 = vitamins pill-bottle
  probiotic = probiotique = vitamins pill-bottle
  whey protein = protéine de lactosérum = vitamins powder
  pea protein = protéine de pois = vitamins powder
  bathroom scale = pèse-personne = scale
  water bottle = bouteille isotherme = water-bottle
  hydrangea = hydrangée = plant hydrangea
  rose bush = rosier = plant rose
  artificial plant = plante artificielle = plant artificial
  planter = jardinière = planter
  garden hose = boyau d'arrosage = hose
  patio chair = chaise de patio = patio-chair lounge-chair
  Muskoka chair = chaise Adirondack = patio-chair muskoka
  patio umbrella = parasol = parasol
  solar path lights = lumières solaires d'allée = solar-light path-light x4
  solar lantern = lanterne solaire = solar-light lantern
  propane grill = barbecue au propane = grill propane
  charcoal grill = barbecue au charbon = grill charcoal
  tent = tente = tent
  cooler = glacière = cooler
  bird feeder = mangeoire d'oiseaux = bird-feeder seed
  hummingbird feeder = abreuvoir à colibris = bird-feeder hummingbird
  tool set = ensemble d'outils = tool-set
  drill driver = perceuse-visseuse = drill
  flashlight = lampe de poche = flashlight
  sewing machine = machine à coudre = sewing-machine
  merino yarn = laine mérinos = yarn merino
  cotton yarn = fil de coton = yarn cotton
  acrylic paint set = ensemble de peinture acrylique = paint-set acrylic
  watercolour set = ensemble d'aquarelle = paint-set watercolour
  jigsaw puzzle = casse-tête = puzzle
  plush toy = peluche = plush
  chocolate box = boîte de chocolats = chocolate-box
  cookie tin = boîte de biscuits = cookie-tin
  coffee = café = coffee-bag
  gift basket = panier-cadeau = gift-basket
  suitcase = valise = suitcase
  luggage set = ensemble de valises = suitcase x3
  backpack = sac à dos = backpack
  dog bed = lit pour chien = pet-bed dog
  cat bed = lit pour chat = pet-bed cat
`

/** English words = French words = the value of an attribute. */
export const looks = rows`
  floral = fleuri|floral = floral
  polka-dot = à pois = polka-dots
  striped = rayé = stripes
  plaid = carreaux|tartan|écossais = plaid
  tie-dye = tie-dye|nou-teint = tie-dye
  paisley = cachemire = paisley
  houndstooth = pied-de-poule = houndstooth
  herringbone = chevrons = herringbone
  two-tone = bicolore = two-tone
  colour-block = blocs de couleur = colour-block
  fair isle = fair isle|jacquard nordique = fair-isle
  cable-knit = torsades = cable
  with v-neck = à encolure en v = vee
  with boat neck = encolure bateau = boat
  with three-quarter sleeves = manches trois-quarts|manches ¾ = three-quarter
  with flutter sleeves = manches papillon|manches volantées = flutter
  with balloon sleeves = manches ballon = balloon
  with pointed toe = bout pointu = pointed
  with block heel = talon bloc|talon large|talon carré = block
  with ankle strap = bride de cheville = ankle-strap
  cat-eye = œil-de-chat|œil de chat|papillon = cat-eye
  aviator = aviateur = aviator
  oversized = grand format = oversized
  round = rond = round
  hammered = martelé = hammered
  twisted = torsadé = twisted
  engraved = gravé = engraved
  diamond(?!-cut) = à diamant = diamond
  sapphire = saphir = sapphire
  emerald = émeraude = emerald
  ruby = rubis = ruby
  amethyst = améthyste = amethyst
  blue topaz = topaze = blue-topaz
  cubic zirconia = zircon = zirconia
  moissanite = moissanite = moissanite
  opal = opale = opal
  tanzanite = tanzanite = tanzanite
  garnet = grenat = garnet
  peridot = péridot = peridot
  double-strand = deux rangs = double
  triple-strand = trois rangs = triple
  mesh-band = milanais = mesh-band
  leather-strap = bracelet de cuir = leather-band
  maple leaf = feuille d’érable = maple-leaf
  loon = huard = loon
  dragonfly = libellule = dragonfly
  bouquet = bouquet = bouquet
  snowflake = flocon = snowflake
  trillium = trille = trillium
  bumblebee = bourdon = bumblebee
  moose = orignal = moose
  beaver = castor = beaver
  polar bear = ours polaire = polar-bear
  lynx = lynx = lynx
  narwhal = narval = narwhal
  puffin = macareux = puffin
  fox = renard = fox
  lighthouse = phare = lighthouse
  winter village = village = village
  covered bridge = pont couvert = covered-bridge
  canoe = canot = canoe
  farmers’ market = marché = market
  northern lights = aurores = northern-lights
  sugar shack = cabane à sucre = sugar-shack
  rocky mountains = rocheuses = mountains
  gooseneck = col de cygne = gooseneck
  dual-basket = double panier|deux paniers|deux tiroirs = dual-basket
  stemless = sans pied = stemless
  9-shade = 9 teintes = pans9
  12-shade = 12 teintes = pans12
  16-shade = 16 teintes = pans16
  2-slice = 2 tranches = slots2
  4-slice = 4 tranches = slots4
`

/** English words = French words = the colour of the picture. */
export const metals = rows`
  yellow gold = or jaune = gold
  white gold = or blanc = silver
  rose gold = or rose = rose-gold
  sterling silver = argent sterling = silver
  gold-plated = plaqué or = gold
  gold-tone = fini doré = gold
  silver-tone = fini argenté = silver
  walnut = noyer = brown
  brass-finish = fini laiton = gold
  polar bear = ours polaire = white
  fox = renard = orange
`

/** Words for a number of pieces. */
export const numbers = {
  en: /\bset of (\d+)|\b(\d+)-pack|\b(\d+) (?:balls|skeins)\b|\b(\d+)-piece|, (duo|trio)\b/,
  fr: /ensemble de (\d+)|\bpaquet de (\d+)|\b(\d+) (?:pelotes|écheveaux)|\b(\d+) pièces|, (duo|trio)\b/,
}
