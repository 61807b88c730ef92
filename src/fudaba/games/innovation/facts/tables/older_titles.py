"""Cards with another title in the third edition than in the fourth: by the later id, the earlier title."""

OLDER_TITLES = {
    "yata_no_kagami": "Charter of Liberties",
    "ife_head": "Beauvais Cathedral Clock",
    "galleon_nuestra_senora_de_atocha": "Tortugas Galleon",
    "galley_whydah": "Bill of Rights",
    "qianlongs_dragon_robe": "Stamp Act",
    "action_comics_1": "Time",
    "crusader_rabbit": "United Nations Charter",
    "musks_tesla_roadster": "Maastricht Treaty",
    "dragons_lair": "Twister",
    "barcode": "Flash Drive",
    "taki_ad_din": "Takiyuddin",
    "pedro_alvarez_cabral": "Christopher Columbus",
    "rod_serling": "Gene Roddenberry",
    "yuna_kim": "Kim Yu-Na",
}
