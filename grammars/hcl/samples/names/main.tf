# The part of the world.
variable "region" {
  type    = string
  default = "eu"
}

locals {
  prefix = "shop-${var.region}"
}

data "aws_ami" "base" {
  most_recent = true
}

resource "aws_instance" "web" {
  ami  = data.aws_ami.base.id
  tags = { Name = local.prefix }
}

module "network" {
  source = "./network"
  region = var.region
}
