"""Names of generated RIBs: realistic, unique, and determined by position and seed."""

FIRST = """
Account Address Airport Album Article Artist Auction Bakery Bank Berth Bicycle Bonus Book Boat Brand Budget Bus Cabin
Campus Cargo Charity Cinema City Clinic Club Coach Coupon Course Courier Customer Deposit Doctor Driver Event Family
Farm Ferry Festival Flight Friend Garden Garage Guest Harbour Hotel Invoice Island Journey Kitchen Lesson Library Loan
Locker Luggage Market Meal Member Merchant Museum Office
""".split()

SECOND = """
Action Area Asset Badge Balance Basket Benefit Bill Bundle Charge Claim Code Contact Contract Credit Delivery Device
Discount Document Draft Entry Exchange Expense Fare Fee Fleet Gift Group Health Identity Income Item Journal Label
Language Level Limit Link Location Media Message Note Offer Order Owner Package Partner Pass Payment Permit Phone Photo
Plan Point Policy Price Product Profile Purchase Quote
""".split()

THIRD = """
Archive Board Booking Calendar Card Catalogue Chart Chat Checkout Comparison Confirmation Dashboard Detail Directory
Editor Feed Filter Form Gallery History Inbox Invitation List Map Onboarding Overview Picker Planner Rating Receipt
Reminder Review Scanner Schedule Search Settings Summary Timeline Tracker Verification
""".split()

LIMIT = len(FIRST) * len(SECOND) * len(THIRD)

# Coprime to LIMIT, so that its multiples visit every combination once, and adjacent RIBs have different names.
STRIDE = 86_423


def rib_name(position, seed):
    """The name of the RIB at a position from 0; the first is the root."""
    if position == 0:
        return "Root"
    place = ((position + seed * 7) * STRIDE) % LIMIT
    place, third = divmod(place, len(THIRD))
    first, second = divmod(place, len(SECOND))
    return FIRST[first] + SECOND[second] + THIRD[third]


def lower(name):
    """The name of a variable for a type."""
    return name[0].lower() + name[1:]
