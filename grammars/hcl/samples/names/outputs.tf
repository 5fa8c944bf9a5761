output "address" {
  value = aws_instance.web.public_ip
}

output "subnet" {
  value = module.network.subnet[count.index]
}
