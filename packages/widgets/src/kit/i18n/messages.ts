// Generated from the *.messages.en.json files. Update it with `npm run generate` in packages/widgets.

/** The words of a text with spaces. */
type Words<Text extends string, Before = never> = Text extends `${infer Word} ${infer Rest}`
  ? Words<Rest, Before | Word>
  : Before | Text

/** The keys of the texts that an embedder can replace, by messages file. */
export type WidgetMessages = {
  accountSummary: Words<'title latest noOrder shopNow order orderOn shipment delivered expected shipped track payment paymentDue paymentFailed allPayments noPayment possible nothingPossible editUntil returnUntil favourites noFavourites allFavourites onAir cheaper'>
  addressForm: Words<'addTitle editTitle billingTitle billingLead requiredNote isDefault isDefaultAlready isBilling save saving cancel refused away'>
  addresses: Words<'title added changed removed default billing refusedGone refusedAway billingTitle billingNone billingAdd billingEdit shippingTitle shippingNone shippingMost add isDefault edit makeDefault remove removeTitle removeWarning removeConfirm removeCancel'>
  bag: Words<'ownAccount signIn title close count_one count_other loading empty emptyHint shopNow lines itemNo marketplace each lineTotal quantity update remove removeNamed left_one left_other soldOut removed undo undoNamed province installments noInterest plan summary estimate checkout reviewChange secure unreachable notChanged retry updating later laterNamed takeRemaining acceptPrice savedNow moved promo promoUse promoCodes promoDrop promoIdle promo-used promo-dropped freeShippingMore noEasyPay noEasyPayNamed saved savedHint gone pieces move moveNamed forgetNamed'>
  bagCounter: Words<'bag count_one count_other empty'>
  cardForm: Words<'addTitle editTitle name requiredNote checkNote frameFailed withoutScript month year holder monthInvalid yearInvalid holderRequired isDefault isDefaultAlready save saving cancel away'>
  checkout: Words<'elsewhere continueAtShop barred title who delivery shipping payment review reviewEdit change goOn retry free haveAccount signInAndGoOn noAccount guestText asGuest accountText withAccount guestSwitch staysGuest createAccount createAccountHint newPassword passwordTip passwordTooSimple signInInstead enteredDetailsStay forgotPassword signedInAs guestIs goingAsGuest whichAddress anotherAddress deliverHere requiredNote email emailHint emailHintAlone subscribe emailInvalid whichMethod arrives payments plan cardEnding item quantity editBag confirmationTo yourOrder things_one things_other authorize payByWallet placePaid confirmEdit payMore getBack sameTotal placeAgain acceptAndAuthorize acceptAndPayByWallet acceptAndPlace placing reading reviewAgain unreachable captureAway unknown unsure walletAsks walletWaits changed placed edited seeOrder thanks orderNo sentTo already alreadyPlaced alreadyEdited empty shopNow progress showOrder hideOrder wallet billing sameAsDelivery pickUp paidBy whatChanged changePrice changeQuantity changeGone changeAdded changeShippingHandling changeDiscount changeTaxTotal changeGiftCards changeGrandTotal fromTo soldOut onlyLeft onlyOneLeft removeLine takeRemaining takeLastOne withoutPromoCodes withoutGiftCards editConfirmed newTotal heldToday heldUntilFinal'>
  deliveryStep: Words<'toAnAddress toAPoint pointsAway billing billingSame billingChange thisOrderOnly thisOrderOnlyHint'>
  pickUp: Words<'nearPostalCode nearInvalid findPoints looking pointsNear_one pointsNear_other noPoints whichPoint pointMissing pickUpHere'>
  paymentStep: Words<'howMany whichCard card anotherCard saveCard toReview frameFailed giftCard giftCards addGiftCard anotherGiftCard useThisGiftCard cancel giftCardKeeps giftCardEmpty giftCardIdle remove leftToPay nothingLeft nothingToPay planReduced dropCard storeCard applyForStoreCard'>
  orderTerms: Words<'terms finalSale newTab'>
  added: Words<'title close quantity subtotal_one subtotal_other free missing fits add addedToo notAdded viewBag checkout'>
  addAction: Words<'add adding choose give see unreachable dismiss'>
  addNews: Words<'added addedNamed viewBag refused retry'>
  chooser: Words<'style amount size soldOut notMade inStock left_one left_other details close'>
  cardCapture: Words<'title loading note blocked retry'>
  editBar: Words<'label editing until left_one left_other stands empty over stop back cancel abandoned unreachable'>
  guide: Words<'week search term find none found_one found_other empty loading unreachable retry with live pages previous next page'>
  show: Words<'with live minutesLeft_one minutesLeft_other progress'>
  ownAccount: Words<'crumbs account accountOf customerNo signOut'>
  payByCard: Words<'whichCard present cardEnding another frameFailed away declined'>
  payByWallet: Words<'pay cancelled away'>
  priceUntil: Words<'until untilDay endsIn'>
  remind: Words<'remindOf'>
  reminder: Words<'title close by byEmail byDevice unsupported email remind what whatDevice asked confirmed onDevice stop stopped invalid late busy away denied unavailable'>
  signedInHere: Words<'signedIn signOut'>
  unkeptNotice: Words<'bag session'>
  controlRoom: Words<'title onAir next nothingOn nothingNext begin until viewers_one viewers_other end minutes_one minutes_other endAt moveTo products noProducts left_one left_other perMinute put putName isOn later laterName prices priceOpen priceRight priceWrong priceCorrect priceEnd priceEndName priceDrop priceDropName done away log logEmpty command logNow logNext logSwap logEnd logPrice logPriceEnd'>
  createAccount: Words<'title lead requiredNote you email emailInvalid password passwordTip passwordRequired passwordTooSimple passwordAgain address wishes spoken english french subscribe submit busy done emailTaken haveAccount signIn forgot refused unreachable'>
  easyPay: Words<'title print count_one count_other date order progress amount progressOf subTotal period reset bsDate minDate maxDate none learn learnText shopNow state Due Failed Paid Cancelled atShipping retry noRetry failedNotice_one failedNotice_other payNow payNowOf changeCard changeCardOf noneInPeriod calendar calendarTitle calendarFile paidOf held heldUntil'>
  payDialog: Words<'payTitle cardTitle cardText howMuch thisPayment theRest payAmount useCard close paid cardChanged away'>
  clearDialog: Words<'title warning_one warning_other confirm keep'>
  favourites: Words<'title clear cleared count_one count_other gone_one gone_other empty emptyProducts shopNow'>
  forgotPassword: Words<'title lead email emailInvalid send sending sentTitle sent sentHint again retry openAccount checking chooseTitle for answer answerHint newPassword passwordTip confirm save saving answerRequired passwordRequired passwordTooSimple passwordMismatch refused spentTitle spent changedTitle changed signIn unreachable later'>
  giftCardBalance: Words<'submit busy balance balanceOf holds expires noExpiry howToUse refused unreachable'>
  information: Words<'title done_email done_password done_question done_session done_sessions refusedGone refusedAway howTitle email emailChange password passwordHidden passwordChange question questionNone questionChange questionAdd whereTitle thisDevice deviceUnknown signedIn lastSeen end endOthers ownData ownDataText ownDataOpen'>
  informationForm: Words<'title_email lead_email title_password lead_password title_question lead_question email currentPassword newPassword newPasswordConfirmed passwordTip securityQuestionId choose answer answerHint save_email save_password save_question saving cancel away currentPasswordRequired emailInvalid passwordRequired passwordTooSimple passwordUnchanged passwordMismatch questionInvalid answerRequired'>
  common: Words<'close loading retry tryLater signInFirst signIn'>
  offline: Words<'title lead again bag bagAsOf quantity noBag schedule noSchedule careful'>
  onAirNow: Words<'onAir live with upNext schedule products presenting soldOut lowStock offAir offAirTitle lost unreachable loading progress'>
  orderList: Words<'title orderNo search show days30 days60 months6 days_one days_other all apply note number date total status view more_one more_other noneInRange none showAll shopNow top shown'>
  cancelOrder: Words<'cancel keep title text held ending later_one later_other giftCards promo stock final unreachable'>
  easyPaySection: Words<'title text nothingDue schedule Paid Due Failed Cancelled retry failed card pay held heldToday'>
  editOrder: Words<'edit until unreachable'>
  invoices: Words<'title Invoice CreditNote of newTab'>
  orderActions: Words<'track invoice newTab print notEditable noInvoice returnsCancelled returnsNever returnsOver returnsDone returnsLater returnsNow'>
  orderStatus: Words<'orders details title date method status orderTotal adjustedTotal shipLevels summary dueWithOrder payment ending expires promo billing more back top unknown edited cancelled'>
  returnArea: Words<'notEligible learnMore closed returnBy return returnNo onItsWay refunded'>
  returnInstructions: Words<'title generic genericThen partner partnerThen marketplace marketplaceThen policy'>
  subOrder: Words<'part shipped delivered expected pickUp marketplace item quantity review'>
  ownData: Words<'title exportTitle exportText export exporting exportDone exportFailed exportNeedsScript closeTitle closeText closeWait currentPassword currentPasswordRequired close closing away cancel'>
  addressFields: Words<'firstName lastName address1 address1Hint address1Suggests address1Placeholder poBox address2 city province zipCode phone phoneHint optional required tooLong postalCodeFormat postalCodeProvince phoneFormat suggestions found_one found_other noneFound lookupFailed'>
  easyPayChoice: Words<'name atOnce payments'>
  emailField: Words<'meant take'>
  errorSummary: Words<'errors_one errors_other error'>
  favouriteButton: Words<'add'>
  giftCardFields: Words<'giftCardNumberLabel giftCardNumberHint giftCardPinLabel giftCardPinHint giftCardNumber giftCardPin'>
  invoiceSheet: Words<'Invoice CreditNote copy number noteNumber date order orderOf shipment corrects seller billTo shipTo marketplace partner lines item itemNo quantity unitPrice discount amount each eachLess total totalCredited payments refunds method ending when Paid Due Refunded Cancelled'>
  pager: Words<'pager page previous next'>
  price: Words<'was'>
  productTile: Words<'live justAired showstopper marketplace low out moreStyles'>
  quantityStepper: Words<'decrease increase'>
  rangePicker: Words<'open close start end previous next earlier later chooseMonth chooseYear months years hint isStart isEnd'>
  signInForm: Words<'email password show hide remember rememberHint submit busy emailInvalid passwordRequired forgot'>
  stars: Words<'stars reviews_one reviews_other'>
  paymentCards: Words<'title added changed removed default refusedGone refusedAway none most add name expires expired expiresNow isDefault edit makeDefault remove removeTitle removeWarning removeConfirm removeCancel storeCard applyForStoreCard'>
  waitlist: Words<'title email hint submit busy done emailInvalid unreachable'>
  videoPlayer: Words<'preferences autoPlay autoPlayOff sound noWords failed'>
  zoomDialog: Words<'title close in out next previous position'>
  product: Words<'onAir presenting showstopper marketplace itemNo reviews saved easyPayFree pictures picture style amount size styleSize soldOut notMade inStock left_one left_other quantity add adding added_one added_other viewBag unreachable retry priceChanged stockChanged description loading notFound loadFailed shopNow easyPayPlan easyPayTaxed easyPayPlus view enlarge nextPicture previousPicture position video playVideo few_one few_other ownAmount ownAmountHint amountWrong give gone similar onAirIn watch shownIn lastShown offerOver readMore readLess sectionFailed sectionLoading share getItBy inProvince deliveryFree deliveryCosts deliveryFrom returns tellMe'>
  shareDialog: Words<'title close native link copy copied copyFailed byEmail to from send sending sent emailInvalid fromMissing tooLong unreachable'>
  productList: Words<'earlier later empty seeAll_one seeAll_other'>
  programme: Words<'onAir over products soldOut presenting again notAgain host otherShows noProducts schedule calendar feeds'>
  quickOrder: Words<'hint rows itemNoHead quantityHead itemNo quantity remove wrong checking unknown unchecked unreachable retry soldOut low only_one only_other choice choose donation give badQuantity take addingThis inBag refused add adding check clear viewBag nothing tooMany_one tooMany_other foundOne found_one found_other notFound_one notFound_other added_one added_other left_one left_other notAdded'>
  recentlyViewed: Words<'heading clear clearTitle clearWarning_one clearWarning_other confirm keep cleared empty unavailable emptyProducts shopNow'>
  returnItems: Words<'title orders unknown shipment returnBy learnMore closed notEligible notDelivered otherWay nothingLeft back price quantity none reason choose ChangedMind WrongSize NotAsDescribed Damaged Defective WrongItem ArrivedLate Other comment optional nothingChosen reasonMissing refundTitle goods shipping taxes total refundHow refundLater show request sending away made madeText refunded requested print label from to tracking barcode contents postagePaid earlier view another'>
  reviews: Words<'title count_one count_other histogram star_one star_other sort newest highest lowest helpful loading shown by inEnglish inFrench none unavailable failed retry write apply'>
  schedule: Words<'title day onAir upNext later tomorrow full times empty offAir lost unreachable loading earlier_one earlier_other'>
  searchBox: Words<'label placeholder submit list recent forget forgetAll deleteKey onAir popular answers terms categories brands products found_one found_other none'>
  settlePayment: Words<'title text order progress progressOf due amount pay paid away home'>
  showstopper: Words<'showstopper until untilMidnight ended left see loading'>
  signIn: Words<'title lead refused unreachable newHere createAccount done barred atShop signOut-done signOut-failed'>
  cardCosts: Words<'title rate grace graceText yearlyFee none missedFee easyPay'>
  storeCard: Words<'title lead withoutScript resumed notSaved away notLoaded again progress about home security review goOn back send sending optional none pick formOfAddress Ms Mr Mx Dr phoneHint phone name email homeAddress address1Hint yearsAtAddress homeCosts housingStatus housing_Own housing_Rent housing_Family housing_Other monthlyHousingPayment monthlyHousingPaymentHint incomeTitle employmentStatus employment_FullTime employment_PartTime employment_SelfEmployed employment_Retired employment_Student employment_Unemployed employment_Other annualIncome annualIncomeHint dateOfBirth dateOfBirthHint questionTitle questionText question answer answerHint consentTitle consentText consentStored privacy consent consentGiven reviewText change required_firstName required_lastName required_phone required_address1 required_city required_province required_zipCode tooLong postalCodeFormat postalCodeProvince phoneFormat emailInvalid poBox yearsInvalid choose_housingStatus choose_employmentStatus amountInvalid_monthlyHousingPayment amountInvalid_annualIncome dateInvalid tooYoung questionInvalid answerRequired consentRequired approved_title approved_text approved_next approved_1 approved_2 approved_3 cardName creditLimit inReview_title inReview_text inReview_next inReview_1 inReview_2 inReview_3 declined_title declined_text declined_next declined_1 declined_2 declined_3 rightsTitle rightsText waiting_title waiting_text applicationNo care toCards lookAgain print shopNow'>
  timeZone: Words<'label change newfoundland atlantic eastern central saskatchewan mountain pacific'>
  trackOrder: Words<'orderNo postalCode postalCodeHint track order nothingShips parcel trackingNo delivered expected'>
  controls: Words<'play pause mute unmute captions noCaptions float putBack full leaveFull dismiss'>
  watchLive: Words<'watch picture live play opening away none offAir with upNext onScreen item inStock lowStock soldOut left_one left_other schedule'>
  writeReview: Words<'of rating star1 star2 star3 star4 star5 headline headlineHint comments commentsHint nickname nicknameHint submit busy requiredNote ratingMissing missing tooLong thanks thanksText back unreachable refused signInFirst signIn'>
}
