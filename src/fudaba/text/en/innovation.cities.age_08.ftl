### Innovation, Cities of Destiny, age 8: names. What a city does is told by its icons.

innovation-card-buenos_aires = Buenos Aires
innovation-card-chicago = Chicago
innovation-card-chongqing = Chongqing
innovation-card-hamburg = Hamburg
innovation-card-kuala_lumpur = Kuala Lumpur
innovation-card-kyiv = Kyiv
innovation-card-los_angeles = Los Angeles
innovation-card-sao_paulo = São Paulo
innovation-card-shanghai = Shanghai
innovation-card-vancouver = Vancouver
